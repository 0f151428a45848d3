import {
  Badge,
  Button,
  ButtonLink,
  CheckboxField,
  Cluster,
  Container,
  Disclosure,
  Grid,
  Heading,
  Icon,
  Notice,
  Picture,
  Rating,
  Section,
  SelectField,
  Stack,
  Tabs,
  Text,
  TextField,
} from '@forecourt/ui';

const cars = [
  { name: '2023 RAV4 GXL Hybrid', body: 'suv', price: '$42,990' },
  { name: '2022 HiLux SR5 Double Cab', body: 'ute', price: '$54,880' },
  { name: '2021 Camry Ascent', body: 'sedan', price: '$29,450' },
];

/** One look at a theme: type, colour, corners, density and the states of the commonest parts. */
export function Theme() {
  return (
    <>
      <Section tone="inverse">
        <Container>
          <Stack gap={3}>
            <Heading level={1}>Find a car you will keep</Heading>
            <Text size="large">412 new and pre-owned vehicles on the yard in Perth today.</Text>
            <Cluster gap={2}>
              <ButtonLink href="/search" size="large" icon="search">
                Search our stock
              </ButtonLink>
              <ButtonLink href="/sell" size="large" variant="secondary">
                Sell us your car
              </ButtonLink>
            </Cluster>
          </Stack>
        </Container>
      </Section>
      <Section>
        <Container>
          <Stack gap={3}>
            <Heading level={2}>Just arrived</Heading>
            <Grid min="17rem">
              {cars.map(({ name, body, price }) => (
                <Stack key={name} gap={1}>
                  <Picture url={`/demo/${body}.svg`} alt="" sizes="20rem" rounded />
                  <Cluster>
                    <Badge tone="brand">New arrival</Badge>
                    <Badge tone="success">Certified</Badge>
                  </Cluster>
                  <Heading level={3} size="large">
                    {name}
                  </Heading>
                  <Heading level={4} size="title">
                    {price}
                  </Heading>
                  <Text size="small" tone="muted">
                    Drive away, 31,250 km, automatic
                  </Text>
                  <Cluster>
                    <Button variant="success">Reserve</Button>
                    <Button variant="secondary">Enquire</Button>
                  </Cluster>
                </Stack>
              ))}
            </Grid>
          </Stack>
        </Container>
      </Section>
      <Section tone="sunken">
        <Container>
          <Grid min="26rem" gap={6}>
            <Stack gap={3}>
              <Heading level={2}>Ask about this car</Heading>
              <TextField label="First name" name="name" required defaultValue="Alex" />
              <TextField label="Phone" name="phone" required error="Give an Australian phone number" />
              <SelectField
                label="Branch"
                name="branch"
                required
                placeholder="Choose a branch"
                options={[{ value: 'perth', label: 'Perth' }]}
              />
              <CheckboxField label="Keep me up to date with offers" name="opt_in" defaultChecked />
              <Button full>Send enquiry</Button>
            </Stack>
            <Stack gap={3}>
              <Rating value={4.7} count={1204} />
              <Notice tone="info" title="Open now, closes 5:30 pm">
                Corner of Roe Street. <Icon name="map-pin" />
              </Notice>
              <Notice tone="warning">Closed on the public holiday.</Notice>
              <Notice tone="success">Thank you, we have your enquiry.</Notice>
              <Notice tone="danger">That did not go through.</Notice>
              <Tabs
                label="Details"
                tabs={[
                  { id: 'features', label: 'Features', content: 'Adaptive cruise control and seven airbags.' },
                  { id: 'weights', label: 'Weights', content: 'Tows 2,500 kg with brakes.' },
                ]}
              />
              <Disclosure title="Is the price drive away?">Yes, in Western Australia.</Disclosure>
              <Cluster>
                <Button variant="quiet" icon="share">
                  Share
                </Button>
                <Button variant="danger" size="small">
                  Remove
                </Button>
                <Button pending>Sending</Button>
                <Button disabled>Sold</Button>
              </Cluster>
            </Stack>
          </Grid>
        </Container>
      </Section>
    </>
  );
}
