import { Trans } from "@lingui/react/macro";
import { ErrorView } from "./error-view.tsx";

export function View() {
  return (
    <ErrorView code={403} art="empty">
      <Trans>You do not have permission to open this page.</Trans>
    </ErrorView>
  );
}
