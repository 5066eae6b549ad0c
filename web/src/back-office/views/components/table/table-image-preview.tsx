import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { read } from "#back-office/api/calls.ts";
import { pictureUrl } from "#back-office/api/mock-base.ts";
import { useDialog } from "#back-office/parts/dialog/use-dialog.ts";
import { Section } from "#back-office/parts/section.tsx";
import { DataTable } from "#back-office/parts/table/data-table.tsx";
import { tableQuery } from "#back-office/parts/table/table-query.ts";
import { Thumbnail } from "#back-office/parts/table/thumbnail.tsx";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { useRecordColumns } from "./use-record-columns.tsx";

const ImageViewer = lateComponent(
  async () => (await import("#back-office/parts/lightbox/image-viewer.tsx")).ImageViewer,
);

/** Records with images; pressing a thumbnail opens the viewer at that image. */
export function View() {
  const { t } = useLingui();
  const columns = useRecordColumns();
  const query = useQuery(read("/mock/example/list", { pageIndex: 1, pageSize: 10 }));
  const rows = query.data?.list;
  const preview = useDialog<number>();
  const pictures = (rows ?? []).map(({ image_uri = "", title = "" }) => ({
    src: pictureUrl(image_uri) ?? "",
    alt: title,
  }));
  return (
    <Section>
      <DataTable
        caption={t`Records with images`}
        columns={[
          ...columns.slice(0, 1),
          {
            field: "image_uri",
            label: t`Image`,
            cell: ({ image_uri = "", title = "" }, { index }) => (
              <Thumbnail
                src={pictureUrl(image_uri)}
                label={t`Show the image of ${title}`}
                onOpen={() => preview.show(index)}
              />
            ),
          },
          ...columns.slice(1),
        ]}
        rows={rows}
        keyOf={({ id }) => id}
        {...tableQuery(query)}
      />
      {preview.about !== null && <ImageViewer {...preview.frame} pictures={pictures} first={preview.about} />}
    </Section>
  );
}
