import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { Toaster } from "#components/feedback/toaster.tsx";
import { dismissToast, toastAtom } from "#state/toast.ts";
import { usePlace } from "./address.ts";
import { QaError } from "./api/client.ts";
import { tokenWantedAtom } from "./api/token.ts";
import { Frame } from "./shell/frame.tsx";
import { TokenForm } from "./shell/token-form.tsx";
import { WorldFrame } from "./shell/world-frame.tsx";
import { WorldsView } from "./worlds/worlds-view.tsx";

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: "always",
      // Retry once, and only a call without a response: a refusal would repeat, and polling covers longer outages.
      retry: (failures, error) => failures < 1 && error instanceof QaError && error.kind === "offline",
    },
  },
});

export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Pages />
      </QueryClientProvider>
    </I18nProvider>
  );
}

function Pages() {
  const { world } = usePlace();
  const message = useAtomValue(toastAtom);
  const tokenWanted = useAtomValue(tokenWantedAtom);
  return (
    <>
      {tokenWanted ? (
        <TokenForm />
      ) : world === null ? (
        <Frame>
          <WorldsView />
        </Frame>
      ) : (
        <WorldFrame key={world} id={world} />
      )}
      <Toaster message={message} onDismiss={dismissToast} />
    </>
  );
}
