import { Trans } from "@lingui/react/macro";
import { Button } from "#components/ui/button.tsx";
import { resetUser } from "#demo/stores/user.ts";

export function LogOutButton() {
  return (
    <Button size="sm" variant="outline" onClick={resetUser}>
      <Trans>Log out</Trans>
    </Button>
  );
}
