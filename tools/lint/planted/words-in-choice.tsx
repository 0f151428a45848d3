export function Grades({ isFirst }: { isFirst: boolean }) {
  return <h2>{isFirst ? 'Grades' : null}</h2>;
}
