import { channelContract } from '@forecourt/platform/testing';
import { describe, expect, it } from 'vitest';
import { crmChannel } from './crmChannel.ts';

describe('what every way to deliver promises', () => {
  it.each(channelContract({ channel: crmChannel, settingsFor: (url) => ({ url }), secret: 'key' }))(
    '$title',
    ({ check }) => check(),
  );
});

it('asks for an address that it can post to', () => {
  expect(crmChannel.settings.safeParse({ url: 'crm' }).error?.issues[0]?.message).toMatch(/https:\/\/crm\.example/);
});
