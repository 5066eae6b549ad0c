import { act } from "react";
import { expect, test, vi } from "vitest";
import { get, pressKey, render } from "#components/layout/test-render.tsx";
import { SelectControl } from "./select.tsx";

test("sends keys pressed before the next frame to the list", async () => {
  vi.stubGlobal("requestAnimationFrame", () => 0);
  const onChange = vi.fn<(value: unknown) => void>();
  await render(
    <SelectControl
      id="kind"
      labelId="kind-label"
      labelText="Kind"
      describedBy={undefined}
      invalid={false}
      required={false}
      options={[
        { value: 1, label: "One" },
        { value: 2, label: "Two" },
      ]}
      value=""
      onChange={onChange}
      onBlur={() => {}}
    />,
  );
  await act(async () => get("#kind").focus());
  for (const key of ["Enter", "ArrowDown", "Enter"]) await pressKey(key);
  expect(onChange).toHaveBeenCalledWith(2);
});
