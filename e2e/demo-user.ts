export type DemoAccount = "admin" | "test";

/** Local storage item that logs an account in to the demo back office. */
export const demoUserItem = (username: DemoAccount): { name: string; value: string } => ({
  name: "demo.user",
  value: JSON.stringify({ username, role: username, roleId: username === "admin" ? "1" : "2", permissions: [] }),
});
