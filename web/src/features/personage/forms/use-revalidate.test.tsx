import { act } from "react";
import { useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { resolverOf } from "#components/forms/form-resolver.ts";
import { button, get, press, render } from "#components/layout/test-render.tsx";
import { useRevalidate } from "./use-revalidate.ts";

const check = ({ amount, note }: { amount: string; note: string }) => ({
  ...(amount === "" && { amount: "required" }),
  ...(note === "" && { note: "required" }),
});

function Form() {
  const form = useForm({ defaultValues: { amount: "", note: "" }, resolver: resolverOf(check) });
  useRevalidate(form);
  return (
    <>
      <input {...form.register("amount")} />
      <output>{Object.keys(form.formState.errors).join(" ")}</output>
      <button type="button" onClick={() => void form.trigger("amount")}>
        Next
      </button>
      <button type="button" onClick={() => form.setValue("amount", "5")}>
        Use all
      </button>
    </>
  );
}

const type = (value: string) =>
  act(async () => {
    const field = get("input");
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
const errors = () => get("output").textContent;

test("clears an error once its field is valid, without validating other fields", async () => {
  await render(<Form />);
  await press(button("Next"));
  expect(errors()).toBe("amount");
  await type("20");
  expect(errors()).toBe("");
  await type("");
  expect(errors(), "what has no error is not judged while it is typed").toBe("");
  await press(button("Next"));
  await press(button("Use all"));
  expect(errors()).toBe("");
});
