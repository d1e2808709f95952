import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailWorker } from './mail-worker';
import { Mail } from './mail.entity';
import { Mailer } from './mailer';
import { MailsController } from './mails.controller';
import { MailsRepository } from './mails.repository';
import { MailsService } from './mails.service';

/** Mails: written with what causes them, sent by a worker (rule X15). */
@Module({
  imports: [TypeOrmModule.forFeature([Mail])],
  controllers: [MailsController],
  providers: [MailsService, MailsRepository, MailWorker, Mailer],
  exports: [MailsService],
})
export class MailModule {}
