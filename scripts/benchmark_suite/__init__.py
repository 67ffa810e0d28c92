"""The parts of scripts/benchmark-suite.py: one module for each thing that is measured or drawn."""
