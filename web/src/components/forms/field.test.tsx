import { expect, test } from "vitest";
import { get, render } from "#components/layout/test-render.tsx";
import { ProgressBar } from "#components/ui/progress-bar.tsx";
import { Field } from "./field.tsx";

const field = (props: { error?: string | false; hint?: string; optional?: boolean }) => (
  <Field label="Amount" {...props}>
    {(control) => <input {...control} />}
  </Field>
);
const described = (): (string | undefined)[] =>
  (get("input").getAttribute("aria-describedby") ?? "")
    .split(" ")
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

test("the label references the control", async () => {
  await render(field({}));
  expect(get("label").getAttribute("for")).toBe(get("input").id);
  expect(described()).toEqual([]);
  expect(get("input").hasAttribute("aria-invalid")).toBe(false);
});

test("an error marks the control and is read before the hint", async () => {
  await render(field({ error: "Enter an amount.", hint: "Whole yen" }));
  expect(get("input").getAttribute("aria-invalid")).toBe("true");
  expect(described()).toEqual(["Enter an amount.", "Whole yen"]);
});

test.each([false, ""] as const)("%j is not an error", async (error) => {
  await render(field({ error }));
  expect(get("input").hasAttribute("aria-invalid")).toBe(false);
});

test("marks an optional field beside its label", async () => {
  await render(field({ optional: true }));
  expect(get("label").textContent).toBe("AmountOptional");
});

test.each([
  [30, 100, "30", "30%"],
  [5, 20, "5", "25%"],
  [30, 20, "20", "100%"],
  [0, 0, "0", "0%"],
])("a bar at %i of %i says %s and is %s long", async (value, max, now, width) => {
  await render(<ProgressBar value={value} max={max} aria-label="Sent" />);
  const bar = get("[role=progressbar]");
  expect(bar.getAttribute("aria-valuenow")).toBe(now);
  expect(bar.querySelector("div")?.style.width).toBe(width);
});
