import { act } from "react";
import { expect, test } from "vitest";
import { get, render } from "#components/layout/test-render.tsx";
import { SchemaForm } from "./schema-form.tsx";
import type { FieldSchema } from "./schema.ts";
import { type SchemaFormApi, useSchemaForm } from "./use-schema-form.ts";

const needed: FieldSchema["formItemProps"] = {
  required: true,
  rules: [(value) => (value === "" ? "Say something." : undefined)],
};
const schema: readonly FieldSchema[] = [
  { field: "title", label: "Title", component: "Input", value: "", formItemProps: needed },
  {
    field: "kind",
    label: "Kind",
    component: "RadioGroup",
    value: 1,
    componentProps: {
      options: [
        { value: 1, label: "One" },
        { value: 2, label: "Two" },
      ],
    },
  },
];

async function show(values?: Record<string, unknown>): Promise<() => SchemaFormApi> {
  const now: { form?: SchemaFormApi } = {};
  function Probe() {
    const form = useSchemaForm(schema, values);
    now.form = form;
    return <SchemaForm form={form} />;
  }
  await render(<Probe />);
  return () => {
    if (!now.form) throw new Error("there is no form");
    return now.form;
  };
}

test("labels reference controls by id, and groups by their own id", async () => {
  await show();
  expect(get("label").getAttribute("for")).toBe(get("input[type=text]").id);
  const group = get("[role=radiogroup]");
  expect(document.getElementById(group.getAttribute("aria-labelledby") ?? "")?.textContent).toBe("Kind");
});

test("shows a validation error beside its field, which receives the focus and keeps its input", async () => {
  const form = await show();
  let valid = true;
  await act(async () => {
    valid = await form().validate();
  });
  expect(valid).toBe(false);
  const input = get("input[type=text]");
  expect(document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent).toBe("Say something.");
  expect(document.activeElement).toBe(input);
  await act(async () => form().setValues({ title: "a" }));
  expect(input.getAttribute("aria-invalid"), "asked again once it changed").toBeNull();
  await act(async () => {
    valid = await form().validate();
  });
  expect([valid, form().getFormData()]).toEqual([true, { title: "a", kind: 1 }]);
  await act(async () => form().setValues({ title: "" }));
  await act(async () => form().validate());
  expect(input.getAttribute("aria-invalid")).toBe("true");
  await act(async () => form().reset());
  expect(input.getAttribute("aria-invalid"), "an empty form that was reset is at no fault").toBeNull();
});

test("adds, removes, changes and disables fields while mounted", async () => {
  const form = await show({ title: "kept" });
  await act(async () => form().addSchema({ field: "more", label: "More", component: "Input", value: "x" }, 1));
  expect([...document.querySelectorAll("[data-field]")].map((one) => one.getAttribute("data-field"))).toEqual([
    "title",
    "more",
    "kind",
  ]);
  await act(async () => form().delSchema("kind"));
  await act(async () => form().setSchema([{ field: "title", path: "label", value: "Other" }]));
  expect(get("label").textContent).toContain("Other");
  expect(form().getFormData()).toMatchObject({ title: "kept", more: "x" });
  await act(async () => form().setProps({ disabled: true }));
  expect(document.querySelectorAll("input:not([disabled])")).toHaveLength(0);
  await act(async () => form().reset());
  expect(get("input[type=text]")).toHaveProperty("value", "kept");
});
