import { useQueryClient } from "@tanstack/react-query";
import { QaError } from "#console/api/client.ts";
import { showToast } from "#state/toast.ts";
import { useFaultText } from "./use-fault-text.ts";

/**
 * Does something to a world: says how it went, and has everything shown anew. Answers what the call answered, or null
 * when it was refused.
 */
export function useAct() {
  const client = useQueryClient();
  const textOf = useFaultText();
  return async <Reply>(task: () => Promise<Reply>, said?: (reply: Reply) => string): Promise<Reply | null> => {
    try {
      const reply = await task();
      if (said) showToast({ kind: "success", text: said(reply) });
      return reply;
    } catch (error) {
      if (!(error instanceof QaError)) throw error;
      showToast({ kind: "error", text: textOf(error) });
      return null;
    } finally {
      void client.invalidateQueries();
    }
  };
}
