import { expect, test } from "vitest";
import { placeOfName } from "./name-place.ts";

test("a name is beyond the end of its axis and extends away from the chart", () => {
  expect(placeOfName("Output", [90, -30], 400)).toMatchObject({ anchor: "start" });
  expect(placeOfName("Output", [-90, -30], 400)).toMatchObject({ anchor: "end" });
  expect(placeOfName("Output", [0, -90], 400)).toEqual({ anchor: "middle", atX: 0, atY: -102 });
});

test.each(["Contributions", "コントリビューション"])("%s ends at the edge, above its axis", (name) => {
  const { anchor, atX, atY } = placeOfName(name, [90, -30], 296);
  expect(anchor).toBe("start");
  expect(atX).toBeLessThan(90);
  expect(atY).toBeLessThan(-40);
});
