import { sampleSite } from '@forecourt/domain/testing';
import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { enquiryDefaults } from '../../model/enquiryDefaults.ts';
import { enquiryOptions } from '../../model/enquiryOptions.ts';
import { ContactForm } from './ContactForm.tsx';

afterEach(cleanup);

it('[FORM-03] asks what it is about, beginning with a general enquiry, on every site', () => {
  const site = { ...sampleSite, forms: { ...sampleSite.forms, showCategory: false, showLocation: false } };
  render(
    <TestSite site={site}>
      <ContactForm options={enquiryOptions(site)} defaults={enquiryDefaults(null, site)} />
    </TestSite>,
  );
  const category = screen.getByRole<HTMLSelectElement>('combobox', { name: 'What is it about?' });
  expect(category.value).toBe('General Enquiry');
  expect(screen.getByRole('form', { name: 'Send us a message' }).contains(category)).toBe(true);
});
