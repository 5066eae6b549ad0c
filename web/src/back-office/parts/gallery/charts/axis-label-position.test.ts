import { expect, test } from "vitest";
import { axisLabelPosition } from "./axis-label-position.ts";

test("a name is beyond the end of its axis and extends away from the chart", () => {
  expect(axisLabelPosition("Output", [90, -30], 400)).toMatchObject({ anchor: "start" });
  expect(axisLabelPosition("Output", [-90, -30], 400)).toMatchObject({ anchor: "end" });
  expect(axisLabelPosition("Output", [0, -90], 400)).toEqual({ anchor: "middle", atX: 0, atY: -102 });
});

test.each(["Contributions", "コントリビューション"])("%s ends at the edge, above its axis", (name) => {
  const { anchor, atX, atY } = axisLabelPosition(name, [90, -30], 296);
  expect(anchor).toBe("start");
  expect(atX).toBeLessThan(90);
  expect(atY).toBeLessThan(-40);
});
