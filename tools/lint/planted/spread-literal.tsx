export function Planted({ title, lang }: { title: string; lang: string }) {
  return <p {...{ title, lang }} />;
}
