import { expect, test, vi } from "vitest";
import { QueryView } from "./query-view.tsx";
import { button, get, press, render } from "#components/layout/test-render.tsx";

const waiting = { data: undefined, error: null, isFetching: true, refetch: vi.fn<() => void>() };
type Query = Parameters<typeof QueryView<string[]>>[0]["query"];
const view = (query: Partial<Query>) => (
  <QueryView
    query={{ ...waiting, ...query }}
    skeleton={<i>grey</i>}
    isEmpty={(list: string[]) => list.length === 0}
    empty={<b>nothing</b>}
  >
    {(list) => <p>{list.join()}</p>}
  </QueryView>
);

test("shows the skeleton, announced as busy, while data loads", async () => {
  await render(view({}));
  expect(get("[aria-busy=true]").textContent).toBe("Loadinggrey");
  expect(get("[role=status]").textContent).toBe("Loading");
});

test("what has come is shown, and stays while it is asked for again, or in vain", async () => {
  const { draw } = await render(view({ data: ["a", "b"], isFetching: false }));
  expect(get("p").textContent).toBe("a,b");
  await draw(view({ data: ["a", "b"] }));
  expect(get("p").textContent).toBe("a,b");
  await draw(view({ data: ["a", "b"], error: new Error("lost"), isFetching: false }));
  expect(get("p").textContent).toBe("a,b");
});

test("an empty list is something else than a failure", async () => {
  await render(view({ data: [], isFetching: false }));
  expect(get("b").textContent).toBe("nothing");
});

test("a failure says so in its place, and can be asked again", async () => {
  const refetch = vi.fn<() => void>();
  await render(view({ error: new Error("lost"), isFetching: false, refetch }));
  await press(button("Retry"));
  expect(refetch).toHaveBeenCalledOnce();
});

test("asked again, the skeleton is back in place of the failure", async () => {
  await render(view({ error: new Error("lost") }));
  expect(get("i").textContent).toBe("grey");
});
