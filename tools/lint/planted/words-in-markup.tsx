export function Heading() {
  return <h2>Opening hours</h2>;
}
