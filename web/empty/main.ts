// The empty page: starts the application's libraries with a page that contains one word. `npm run bench:web` compares
// the product's pages with it. It is not part of the product.
await import("react-dom/client");
await new Promise((resolve) => {
  setTimeout(resolve);
});
const { start } = await import("./start.tsx");
await start();
