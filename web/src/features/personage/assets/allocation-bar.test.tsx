import { expect, test } from "vitest";
import { get, render } from "#components/layout/test-render.tsx";
import { AllocationBar } from "./allocation-bar.tsx";

const segments = (): string[] =>
  [...get("[aria-hidden]").children].map((part) => (part as HTMLElement).style.flexGrow || "none");

test("renders no segment for an empty part", async () => {
  const { draw } = await render(<AllocationBar allocation={{ balance: 100, holdings: 0, reserved: 0 }} />);
  expect(segments()).toEqual(["100"]);
  await draw(<AllocationBar allocation={{ balance: 60, holdings: 30, reserved: 10 }} />);
  expect(segments()).toEqual(["60", "30", "10"]);
});
