import { useQueryClient } from "@tanstack/react-query";
import { QaError } from "#console/api/client.ts";
import { showToast } from "#state/toast.ts";
import { useFaultText } from "./use-fault-text.ts";

/**
 * Changes a world: shows the outcome as a toast, or a refusal where the caller shows it, and refreshes every view.
 * Returns the call's reply, or null when it was refused.
 */
export function useAction() {
  const client = useQueryClient();
  const textOf = useFaultText();
  return async <Reply>(
    task: () => Promise<Reply>,
    doneText?: string | ((reply: Reply) => string),
    showRefusal: (text: string, error: QaError) => void = (text) => showToast({ kind: "error", text }),
  ): Promise<Reply | null> => {
    try {
      const reply = await task();
      if (doneText) showToast({ kind: "success", text: typeof doneText === "string" ? doneText : doneText(reply) });
      return reply;
    } catch (error) {
      if (!(error instanceof QaError)) throw error;
      showRefusal(textOf(error), error);
      return null;
    } finally {
      void client.invalidateQueries();
    }
  };
}
