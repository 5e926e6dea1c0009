"""A program at a table in 30 lines: it sits down by a link and gives any answer that is offered.

    python examples/play_by_socket.py http://localhost:8420/join/TOKEN

All that can be said and heard stands at /api in the hall. With Meadhall installed, `meadhall bot LINK BOT` does more.
"""

import json
import random
import sys
import urllib.request

from websockets.sync.client import connect

hall, _, token = sys.argv[1].partition("/join/")
wish = json.dumps({"name": "Any", "program": True}).encode()
headers = {"x-meadhall": "program", "content-type": "application/json"}
with urllib.request.urlopen(urllib.request.Request(f"{hall}/join/{token}", wish, headers)) as reply:
    seat = json.load(reply)  # the link is used up now; seat["token"] is what to keep

address = f"{hall.replace('http', 'ws', 1)}/api/tables/{seat['table']}/live?form=json"
with connect(address, additional_headers={"authorization": f"Bearer {seat['token']}"}, max_size=None) as socket:
    for message in map(json.loads, socket):
        if message["type"] == "refused" and message["code"] != "answer/stale":
            sys.exit(message["text"])
        if message["type"] != "view":
            continue
        if message["finished"]:
            print("won" if message["you"] in message["winners"] else "not won", message["points"])
            break
        if message["answers"]:  # it is our question
            chosen = random.choice(message["answers"])["answer"]
            socket.send(json.dumps({"do": "answer", "ply": message["ply"], "answer": chosen}))
