import { useQueryClient } from "@tanstack/react-query";
import { QaError } from "#console/api/client.ts";
import { showToast } from "#state/toast.ts";
import { useFaultText } from "./use-fault-text.ts";

/**
 * Returns a function that changes a world and refetches all queries. It shows `doneText` or the refusal as a toast;
 * with `showRefusal` the caller shows the refusal. It resolves to the reply, or to null after a refusal.
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
