import { expect, test, vi } from "vitest";
import { button, get, press, render } from "#components/layout/test-render.tsx";
import { QueryView } from "./query-view.tsx";

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

test("shows the data, also during a refetch or after a failed one", async () => {
  const { draw } = await render(view({ data: ["a", "b"], isFetching: false }));
  expect(get("p").textContent).toBe("a,b");
  await draw(view({ data: ["a", "b"] }));
  expect(get("p").textContent).toBe("a,b");
  await draw(view({ data: ["a", "b"], error: new Error("lost"), isFetching: false }));
  expect(get("p").textContent).toBe("a,b");
});

test("an empty list differs from a failure", async () => {
  await render(view({ data: [], isFetching: false }));
  expect(get("b").textContent).toBe("nothing");
});

test("shows a failure in its place, with a retry", async () => {
  const refetch = vi.fn<() => void>();
  await render(view({ error: new Error("lost"), isFetching: false, refetch }));
  await press(button("Retry"));
  expect(refetch).toHaveBeenCalledOnce();
});

test("a retry shows the skeleton instead of the failure", async () => {
  await render(view({ error: new Error("lost") }));
  expect(get("i").textContent).toBe("grey");
});
