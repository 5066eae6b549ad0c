// What happens in a world, told while it happens (SSE). By fetch, since an EventSource could not carry the control token.
import { must, qa } from "./client.ts";

/** The data of each event in a stream of text, however it is cut into pieces; comments are left out. */
export async function readEvents(pieces: ReadableStream<string>, told: (data: string) => void): Promise<void> {
  const reader = pieces.getReader();
  let text = "";
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    text += next.value;
    const events = text.split("\n\n");
    text = events.pop() ?? "";
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1];
      if (data !== undefined) told(data);
    }
  }
}

interface Listener {
  /** The server has taken the call: from now on everything is told. */
  readonly opened: () => void;
  readonly told: () => void;
  readonly signal: AbortSignal;
}

/** Listens to a world until the stream ends; throws when it does not begin or breaks. */
export async function listenTo(world: string, { opened, told, signal }: Listener): Promise<void> {
  const stream = await must(qa.GET("/events", { params: { query: { world } }, parseAs: "stream", signal }));
  opened();
  await readEvents(stream.pipeThrough(new TextDecoderStream()), told);
}
