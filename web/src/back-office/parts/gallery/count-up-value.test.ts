import { expect, it } from "vitest";
import { countUpValue, grouped } from "./count-up-value.ts";

it("begins and ends exactly, counting up and down", () => {
  expect([countUpValue(0, 1_314_512, 0), countUpValue(0, 1_314_512, 1), countUpValue(0, 1_314_512, 1.2)]).toEqual([
    0, 1_314_512, 1_314_512,
  ]);
  expect([countUpValue(50, -50, 0), countUpValue(50, -50, 1)]).toEqual([50, -50]);
});

it("is monotonic", () => {
  const figures = Array.from({ length: 101 }, (_, step) => countUpValue(0, 9280, step / 100));
  expect(figures).toEqual(figures.toSorted((a, b) => a - b));
});

it("groups thousands with any separator, including regular expression characters", () => {
  expect(grouped(1_314_512, ",", "¥ ", "")).toBe("¥ 1,314,512");
  expect(grouped(1_314_512, "$&", "", " !")).toBe("1$&314$&512 !");
  expect(grouped(-999, ",", "", "")).toBe("−999");
});
