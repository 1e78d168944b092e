"""Pure rules: no I/O except reading data files, no clock, no global random generator."""
