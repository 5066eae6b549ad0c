export type DemoAccount = "admin" | "test";

/** What the browser keeps of an account that is logged in to the demo back office. */
export const demoUserItem = (username: DemoAccount): { name: string; value: string } => ({
  name: "demo.user",
  value: JSON.stringify({ username, role: username, roleId: username === "admin" ? "1" : "2", permissions: [] }),
});
