export function Grades({ title = 'Grades of this car' }: { title?: string }) {
  return <h2>{title}</h2>;
}
