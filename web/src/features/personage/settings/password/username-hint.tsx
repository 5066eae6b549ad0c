import { chakra } from "@chakra-ui/react";
import { HIDDEN_FROM_SIGHT } from "#components/ui/visually-hidden.tsx";
import { useSession } from "#state/session.ts";

/** Names the account to password managers; hidden from people. */
export function UsernameHint() {
  const session = useSession();
  return (
    <Hidden
      type="text"
      autoComplete="username"
      value={session?.email ?? session?.mobile ?? session?.username ?? ""}
      readOnly
      tabIndex={-1}
      aria-hidden
    />
  );
}

const Hidden = chakra("input", { base: HIDDEN_FROM_SIGHT });
