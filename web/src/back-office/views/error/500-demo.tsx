import { Trans } from "@lingui/react/macro";
import { ErrorView } from "./error-view.tsx";

export function View() {
  return (
    <ErrorView code={500} art="error">
      <Trans>The server ran into an error.</Trans>
    </ErrorView>
  );
}
