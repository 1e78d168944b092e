"""Pure rules: no I/O beyond reading data files, no clock, no global random generator."""
