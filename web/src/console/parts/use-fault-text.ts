import { useLingui } from "@lingui/react/macro";
import type { QaError } from "#console/api/client.ts";

/** Returns a function for an error's text: translated if the error is a common one, otherwise the server's message. */
export function useFaultText() {
  const { t } = useLingui();
  return ({ error, message }: QaError): string => {
    const own: Readonly<Record<string, string>> = {
      unreachable: t`The server cannot be reached.`,
      "unknown-world": t`This world does not exist (any more).`,
      "world-taken": t`A world with this name already exists.`,
      "too-many-worlds": t`The server has no room for another world. End one first.`,
      "already-decided": t`This has already been decided.`,
      "time-goes-back": t`A world's time cannot go back. Restore a snapshot or reset the world instead.`,
      "control-token-needed": t`The server requires its control token.`,
    };
    return own[error] ?? message;
  };
}
