app-name = Tidetable
