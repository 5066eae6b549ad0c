// The code runs in parts, each in a task of its own, so that a slow phone can scroll and answer a finger in between.
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

await import("react-dom/client");
await nextTask();
const { start } = await import("#app/start.tsx");
await nextTask();
await start();
