import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { FailingMailDto } from '../../../api/generated/model';
import { FailingMails } from './failing-mails';

const mail: FailingMailDto = {
  _id: '66f0c1a2b3c4d5e6f7a8b9e1',
  to: 'thu.tran@example.com',
  subject: 'Mật khẩu đã được đổi / Your password was changed',
  createdAt: '2026-11-20T03:10:00.000Z',
  problem: 'ESOCKET CONN',
  nextAttemptAt: '2026-11-20T05:31:00.000Z',
};
const mails: FailingMailDto[] = [
  mail,
  {
    ...mail,
    _id: '2',
    to: 'nguyen.phuc.hoang.nhat.minh.chau.1998@students.technical-university.example.edu.vn',
    subject: 'Địa chỉ email sắp thay đổi / Your email address is about to change',
    problem: 'EENVELOPE RCPT TO 550',
    nextAttemptAt: null,
  },
  {
    ...mail,
    _id: '3',
    subject: 'Đặt lại mật khẩu / Reset your password',
    problem: 'EXPIRED',
    nextAttemptAt: null,
  },
];

const meta = {
  title: 'Back-office/Failing mails',
  component: FailingMails,
  args: { mails, total: mails.length, status: 'idle', result: '', onRetry: fn() },
} satisfies Meta<typeof FailingMails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { mails: [mail], total: 1 } };
export const Many: Story = { args: { total: 218 } };
export const Trying: Story = { args: { status: 'loading' } };
export const StillFailing: Story = { args: { result: 'Still not sent: 3.' } };
export const AllSent: Story = { args: { mails: [], total: 0, result: 'All mails were sent.' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { mode: 'dark' } };
