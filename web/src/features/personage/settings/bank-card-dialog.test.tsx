import { act } from "react";
import { expect, test, vi } from "vitest";
import { button, get, press, render } from "#components/layout/test-render.tsx";
import { BankCardDialog } from "./bank-card-dialog.tsx";

/** No link leads to this form (rule L6), so it is rendered alone. */
async function open(onClose = vi.fn<() => void>()) {
  const sent = vi.fn<(request: Request) => Promise<Response>>(() =>
    Promise.resolve(Response.json({ code: 200, msg: "Received.", time: 0, data: null })),
  );
  vi.stubGlobal("fetch", sent);
  await render(<BankCardDialog open onClose={onClose} onExitComplete={() => undefined} />);
  return { sent, onClose };
}

async function type(name: string, text: string): Promise<void> {
  const field = get(`input[name=${name}]`);
  await act(async () => {
    // Bypasses React's value tracking, which would ignore the change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

test("requires number and bank name before sending", async () => {
  const { sent } = await open();
  await press(button("Send request"));
  expect(document.querySelectorAll("[aria-invalid=true]")).toHaveLength(2);
  expect(document.activeElement).toBe(get("input[name=cardNumber]"));
  expect(sent).not.toHaveBeenCalled();
});

test("sends the request and closes the dialog", async () => {
  const { sent, onClose } = await open();
  await type("cardNumber", " 7654321 ");
  await type("bankName", "Test Bank");
  await press(button("Send request"));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const [request] = sent.mock.calls[0] ?? [];
  expect(request?.method).toBe("PUT");
  expect(await request?.json()).toEqual({ bankCard: "7654321", bankName: "Test Bank" });
});
