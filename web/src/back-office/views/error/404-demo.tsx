import { Trans } from "@lingui/react/macro";
import { ErrorView } from "./error-view.tsx";

export function View() {
  return (
    <ErrorView code={404} art="not-found">
      <Trans>This page does not exist.</Trans>
    </ErrorView>
  );
}
