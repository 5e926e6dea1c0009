// A program at a table in 30 lines: it sits down by a link and gives any answer that is offered.
//
//     node examples/play_by_http.mjs http://localhost:8420/join/TOKEN
//
// Plain HTTP, asked again and again, so it runs in any Node from 18 on. All that can be said and heard stands at /api.

const [hall, token] = process.argv[2].split("/join/")
const pause = milliseconds => new Promise(wake => setTimeout(wake, milliseconds))

async function ask(path, body, key) {
  const headers = { "x-meadhall": "program", "content-type": "application/json" }
  if (key) headers.authorization = `Bearer ${key}`
  const way = body ? { method: "POST", body: JSON.stringify(body), headers } : { headers }
  const reply = await fetch(hall + path, way)
  const said = await reply.json()
  if (reply.status === 409 || reply.status === 429) return null // somebody was faster, or we were too fast: look again
  if (!reply.ok) throw new Error(said.text)
  return said
}

const seat = await ask(`/join/${token}`, { name: "Some", program: true }) // seat.token is what to keep
const table = `/api/tables/${seat.table}`
for (;;) {
  const view = await ask(table, null, seat.token)
  if (view?.finished) {
    console.log(view.winners.includes(view.you) ? "won" : "not won", view.points)
    break
  }
  if (!view?.answers.length) await pause(100)
  else {
    const { answer } = view.answers[Math.floor(Math.random() * view.answers.length)]
    await ask(`${table}/answers`, { ply: view.ply, answer }, seat.token)
  }
}
