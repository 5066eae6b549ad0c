import { act, type FormEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { beforeAll, expect, test, vi } from "vitest";
import { button, get, press, render } from "#components/layout/test-render.tsx";
import { announceValues } from "./announce-values.ts";

beforeAll(announceValues);

type Written = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** Sets the value as a program outside the page does, such as a password manager; React does not notice. */
const natively = (selector: string, text: string): void => {
  const field = get(selector) as Written;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
};
/** Sets the value as a script in the page does; React notices this. */
const inPage = (selector: string, text: string): void => {
  (get(selector) as Written).value = text;
};

interface Values {
  name: string;
  note: string;
  kind: string;
}
const sent = vi.fn<(values: unknown) => void>();
const changed = vi.fn<(text: string) => void>();

function Registered() {
  const form = useForm<Values>({ defaultValues: { name: "", note: "", kind: "a" } });
  return (
    <form onSubmit={(event) => void form.handleSubmit((values) => sent(values))(event)}>
      <input {...form.register("name", { required: true })} />
      <textarea {...form.register("note")} />
      <select {...form.register("kind")}>
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
      <button type="submit">Send</button>
    </form>
  );
}

function Controlled() {
  const [values, setValues] = useState<Values>({ name: "x", note: "", kind: "a" });
  const set = (field: keyof Values) => (event: FormEvent<Written>) => {
    const { value } = event.currentTarget;
    changed(value);
    setValues((before) => ({ ...before, [field]: value }));
  };
  return (
    <>
      <input name="name" value={values.name} onChange={set("name")} />
      <textarea name="note" value={values.note} onChange={set("note")} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent(values);
        }}
      >
        <select name="kind" value={values.kind} onChange={set("kind")}>
          <option value="a">A</option>
          <option value="b">B</option>
        </select>
        <button type="submit">Send</button>
      </form>
      <button type="button" onClick={() => sent(values)}>
        Save
      </button>
      <button type="button" onClick={() => setValues({ name: "", note: "", kind: "a" })}>
        Clear
      </button>
    </>
  );
}

test.each([
  ["another program", natively],
  ["a script of the page", inPage],
])("a value that %s wrote is sent by a form of registered fields", async (_who, write) => {
  sent.mockClear();
  await render(<Registered />);
  write("[name=name]", "alice");
  write("[name=note]", "a note");
  write("[name=kind]", "b");
  await press(button("Send"));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ name: "alice", note: "a note", kind: "b" }));
});

test.each([
  ["another program", natively, "Send"],
  ["a script of the page", inPage, "Send"],
  ["another program", natively, "Save"],
])("a value that %s wrote is sent by controlled fields and the button %s", async (_who, write, name) => {
  sent.mockClear();
  await render(<Controlled />);
  write("[name=name]", "alice");
  write("[name=note]", "a note");
  await press(button(name));
  expect(sent).toHaveBeenCalledWith({ name: "alice", note: "a note", kind: "a" });
});

test("reads the same value again after the page has cleared the field, and sends a cleared field as empty", async () => {
  await render(<Controlled />);
  natively("[name=name]", "alice");
  await press(button("Save"));
  expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ name: "alice" }));
  await press(button("Clear"));
  natively("[name=name]", "alice");
  await press(button("Save"));
  expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ name: "alice" }));
  natively("[name=name]", "");
  await press(button("Save"));
  expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ name: "" }));
});

test("reads a field when it loses the focus; typed input fires no second event", async () => {
  await render(<Controlled />);
  const field = get("[name=name]");
  field.focus();
  natively("[name=name]", "bob");
  await act(async () => field.blur());
  expect(changed).toHaveBeenLastCalledWith("bob");
  changed.mockClear();
  natively("[name=name]", "carol");
  await act(async () => field.dispatchEvent(new Event("input", { bubbles: true })));
  expect(changed).toHaveBeenCalledOnce();
  await press(button("Save"));
  expect(changed).toHaveBeenCalledOnce();
});

test("a written value survives a re-render before it is read, and is sent", async () => {
  const { draw } = await render(<Controlled />);
  natively("[name=name]", "dave");
  await draw(<Controlled />);
  expect((get("[name=name]") as HTMLInputElement).value).toBe("dave");
  await press(button("Save"));
  expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ name: "dave" }));
});

test("a value that the page rejects is removed", async () => {
  const refused = vi.fn<() => void>();
  await render(<input name="name" value="x" onChange={refused} />);
  natively("[name=name]", "dave");
  await act(async () => get("[name=name]").dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
  expect(refused).toHaveBeenCalledOnce();
  expect((get("[name=name]") as HTMLInputElement).value).toBe("x");
});
