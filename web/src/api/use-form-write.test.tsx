import { act } from "react";
import { useForm } from "react-hook-form";
import { expect, test, vi } from "vitest";
import { button, get, press, render } from "#components/layout/test-render.tsx";
import { ApiError } from "./api-error.ts";
import { useFormWrite } from "./use-form-write.ts";
import { useWrite } from "./use-write.ts";

interface Values {
  amount: string;
  receipt: string;
}
type Options = Partial<Parameters<typeof useFormWrite<Values, Values, string, keyof Values>>[2]>;

function Form({ send, options }: { send: (values: Values) => Promise<string>; options: Options }) {
  const form = useForm<Values>({ defaultValues: { amount: "5", receipt: "" } });
  const write = useWrite({ mutationFn: send, fields: { price: "amount", image: "receipt" } });
  const { send: submit, refusal, busy } = useFormWrite(form, write, { onDone: () => undefined, ...options });
  const { amount, receipt } = form.formState.errors;
  return (
    <form onSubmit={(event) => void form.handleSubmit(submit)(event)} aria-busy={busy}>
      <input {...form.register("amount")} />
      <input {...form.register("receipt")} />
      <output>{JSON.stringify({ amount: amount?.message, receipt: receipt?.message, refusal })}</output>
      <button type="submit">Send</button>
    </form>
  );
}

const shownResult = (): unknown => JSON.parse(get("output").textContent);
const fails = (details: Partial<ConstructorParameters<typeof ApiError>[0]>) => () =>
  Promise.reject(new ApiError({ kind: "refused", code: 0, msg: "No.", ...details }));
async function submit(send: (values: Values) => Promise<string>, options: Options = {}): Promise<void> {
  await render(<Form send={send} options={options} />);
  await press(button("Send"));
}

test("passes on the result", async () => {
  const onDone = vi.fn<(reply: string) => void>();
  await submit(() => Promise.resolve("ok"), { onDone });
  expect(onDone).toHaveBeenCalledExactlyOnceWith("ok");
  expect(shownResult()).toEqual({ refusal: null });
});

test("refused fields show their reason under the form's names; the first gets the focus", async () => {
  const showFields = vi.fn<(fields: readonly string[]) => void>();
  await submit(fails({ wireFields: ["image", "price"] }), { showFields });
  expect(shownResult()).toEqual({ amount: "No.", receipt: "No.", refusal: null });
  expect(showFields).toHaveBeenCalledExactlyOnceWith(["receipt", "amount"]);
  expect(document.activeElement).toBe(get("input[name=receipt]"));
});

test("a refusal of the whole, or of a field outside the form, is shown by the form", async () => {
  await submit(fails({ wireFields: ["uid"] }));
  expect(shownResult()).toEqual({ refusal: "No." });
});

test("after a lost response it says that the outcome is unknown", async () => {
  await submit(fails({ kind: "offline", msg: "" }), { unknown: "Look first." });
  expect(shownResult()).toEqual({ refusal: "Look first." });
});

test("after a reply of unknown meaning it shows the server's message as well", async () => {
  await submit(fails({ code: 1001, msg: "Limit reached.", unreadable: true }), { unknown: "Look first." });
  expect(shownResult()).toEqual({ refusal: "Limit reached.\nLook first." });
});

test("leaves the message of an unknown outcome to the toast if the form has no text for it", async () => {
  await submit(fails({ code: 1001, msg: "Limit reached.", unreadable: true }));
  expect(shownResult()).toEqual({ refusal: "" });
});

test("shows nothing in the form when the failure is shown elsewhere", async () => {
  await submit(fails({ wireFields: ["price"] }), { onFailed: () => true });
  expect(shownResult()).toEqual({ refusal: null });
});

test("sends one request at a time", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const send = vi.fn<() => Promise<string>>(() => promise);
  await submit(send);
  await press(button("Send"));
  expect(get("form").getAttribute("aria-busy")).toBe("true");
  expect(send).toHaveBeenCalledOnce();
  await act(async () => resolve("ok"));
  expect(get("form").getAttribute("aria-busy")).toBe("false");
});
