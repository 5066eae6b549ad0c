// Runs the code in separate tasks, so that a slow phone can scroll and handle a touch between them.
import "#lib/translation/translated-page.ts";
import "react-dom/client";

const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

await nextTask();
const { start } = await import("#app/start.tsx");
await nextTask();
await start();
