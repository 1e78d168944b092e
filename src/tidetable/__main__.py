from tidetable.cli import main

main()
