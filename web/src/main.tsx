import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Providers } from "#app/providers.tsx";
import { createQueryClient } from "#app/query-client.ts";
import { createAppRouter } from "#app/router.ts";
import { activateLanguage } from "#i18n/activate.ts";
import { readLanguage } from "#state/locale.ts";

const container = document.getElementById("root");
if (!container) throw new Error("index.html has no #root");

// The catalogue first, so that the first paint is already in the reader's language.
await activateLanguage(readLanguage());
const queryClient = createQueryClient();
const router = createAppRouter(queryClient);

createRoot(container).render(
  <StrictMode>
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
