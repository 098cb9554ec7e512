# python3 all.py <sample> …: runs samples one after the other, and prints a list of what each of them prints.
import contextlib
import io
import json
import runpy
import sys

printed = []
for file in sys.argv[1:]:
    text = io.StringIO()
    with contextlib.redirect_stdout(text):
        runpy.run_path(file, run_name="__main__")
    printed.append(text.getvalue())
print(json.dumps(printed))
