// Live events of a world (SSE). Uses fetch, because an EventSource cannot send the control token.
import { must, qa } from "./client.ts";

/** Passes the data of each server-sent event to `onEvent`; chunks may end anywhere. Skips comments. */
export async function readEvents(pieces: ReadableStream<string>, onEvent: (data: string) => void): Promise<void> {
  const reader = pieces.getReader();
  let text = "";
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    text += next.value;
    const events = text.split("\n\n");
    text = events.pop() ?? "";
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1];
      if (data !== undefined) onEvent(data);
    }
  }
}

interface Listener {
  /** Called once the server has opened the stream: from then on, it sends every event. */
  readonly opened: () => void;
  readonly onEvent: () => void;
  readonly signal: AbortSignal;
}

/** Listens to a world until the stream ends; throws if the stream cannot be opened or breaks off. */
export async function listenTo(world: string, { opened, onEvent, signal }: Listener): Promise<void> {
  const stream = await must(qa.GET("/events", { params: { query: { world } }, parseAs: "stream", signal }));
  opened();
  await readEvents(stream.pipeThrough(new TextDecoderStream()), onEvent);
}
