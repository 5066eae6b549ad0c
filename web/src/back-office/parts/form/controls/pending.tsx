import { Skeleton } from "#components/ui/skeleton.tsx";

/** Stands where a control will be, as high as most are. */
export const pending = <Skeleton style={{ height: "var(--field-height, 2.25rem)" }} />;
