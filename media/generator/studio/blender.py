"""Runs the scripts of this folder inside Blender."""
import subprocess
from pathlib import Path

HERE = Path(__file__).resolve().parent
TOLD = 12          # lines of Blender's that are shown after a failure


def run_in_blender(script, count, *arguments):
    """Prints a line per traced picture. Returns None when there are `count` of them, else the end of what Blender said."""
    done = subprocess.run(['blender', '-b', '-P', str(HERE / script), '--', *map(str, arguments)],
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    lines = done.stdout.splitlines()
    traced = [line for line in lines if line.startswith('TRACED')]
    for line in traced:
        print(line, flush=True)
    return None if len(traced) == count else '\n'.join(lines[-TOLD:])
