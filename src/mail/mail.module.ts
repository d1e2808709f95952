import { Module } from '@nestjs/common';
import { Mailer } from './mailer';

/** Provides the {@link Mailer}. */
@Module({ providers: [Mailer], exports: [Mailer] })
export class MailModule {}
