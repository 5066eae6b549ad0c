import { Skeleton } from "#components/ui/skeleton.tsx";

/** Placeholder of a control that is loading, with the usual height. */
export const pending = <Skeleton style={{ height: "var(--field-height, 2.25rem)" }} />;
