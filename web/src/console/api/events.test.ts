import { expect, test } from "vitest";
import { readEvents } from "./events.ts";

test("reads events across chunk boundaries and skips comments", async () => {
  const text =
    ': hashgrove\n\nevent: clock\ndata: {"kind":"clock"}\n\n: \n\nevent: journal\ndata: {"seq":1}\n\nevent: jour';
  for (const size of [1, 7, 1000]) {
    const received: string[] = [];
    const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, nth) =>
      text.slice(nth * size, (nth + 1) * size),
    );
    const stream = new ReadableStream<string>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece);
        controller.close();
      },
    });
    await readEvents(stream, (data) => received.push(data));
    expect(received).toEqual(['{"kind":"clock"}', '{"seq":1}']);
  }
});
