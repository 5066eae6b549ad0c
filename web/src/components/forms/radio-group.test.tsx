import { act } from "react";
import { expect, test, vi } from "vitest";
import { get, render } from "#components/layout/test-render.tsx";
import { RadioGroup } from "./radio-group.tsx";

test("fires blur when the focus leaves the group, not between its buttons", async () => {
  const onBlur = vi.fn<() => void>();
  await render(
    <>
      <RadioGroup
        legend="Network"
        options={[
          { value: "ERC20", label: "ERC20" },
          { value: "TRC20", label: "TRC20" },
        ]}
        inputProps={() => ({ name: "chain", onBlur })}
      />
      <button type="button">Next</button>
    </>,
  );
  const leave = (next: HTMLElement) =>
    act(async () => {
      get("input").dispatchEvent(new FocusEvent("focusout", { bubbles: true, relatedTarget: next }));
    });
  await leave(get("label + label input"));
  expect(onBlur).not.toHaveBeenCalled();
  await leave(get("button"));
  expect(onBlur).toHaveBeenCalledOnce();
});
