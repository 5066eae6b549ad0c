import { expect, test, vi } from "vitest";
import { drawingOf, ICON_HOSTS, loadDrawing } from "./icon-provider.ts";

const SET = { width: 24, height: 24, icons: { lock: { body: '<g><path fill="red" d="M0 0h4z" onload="x()"/></g>' } } };
const answers = (...replies: (object | null)[]) => {
  const asked: string[] = [];
  const ask = vi.fn<typeof fetch>((url) => {
    asked.push(url instanceof Request ? url.url : url.toString());
    const reply = replies.shift();
    return reply ? Promise.resolve(Response.json(reply)) : Promise.reject(new TypeError("unreachable"));
  });
  return { ask, asked };
};

test("tries the hosts in turn, and requests an icon once", async () => {
  const { ask, asked } = answers(null, null, SET);
  const drawing = await loadDrawing("ep:lock", ask, true);
  expect(drawing).toEqual({ width: 24, height: 24, paths: ["M0 0h4z"] });
  expect(asked).toEqual(ICON_HOSTS.map((host) => `${host}/ep.json?icons=lock`));
  await loadDrawing("ep:lock", ask, true);
  expect(asked).toHaveLength(3);
});

test("draws nothing if no host replies or the provider is off", async () => {
  const { ask, asked } = answers();
  expect(await loadDrawing("ep:none", ask, true)).toBeNull();
  expect(asked).toHaveLength(3);
  expect(await loadDrawing("ep:off", ask, false)).toBeNull();
  expect(await loadDrawing("../../x", ask, true)).toBeNull();
  expect(asked).toHaveLength(3);
});

test.each([null, {}, { icons: { lock: { body: 5 } } }, { icons: { lock: { body: "<script>x</script>" } } }])(
  "draws nothing for an invalid set: %j",
  (set) => expect(drawingOf(set, "lock")).toBeNull(),
);
